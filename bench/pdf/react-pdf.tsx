import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Document, Font, Image, Page, renderToStream, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Quote } from '~/models/billing/quote'
import { quoteFacts, quoteSums, quoteTable } from '~/models/billing/quote-layout'
import type { VehicleSheet } from '~/models/fleet/vehicle-sheet'
import type { PdfTable } from '~/models/projects/list-layout'
import type { Shot } from '~/services/fleet/vehicle-sheet.server'

const require = createRequire(import.meta.url)
Font.register({
  family: 'Noto Sans',
  fonts: [
    { src: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf') },
    { src: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'), fontWeight: 700 },
  ],
})

type Drawn = { vehicle: VehicleSheet; shots: Shot[]; costs: PdfTable; files: string[] }

/** The same page with react-pdf. */
export async function reactPdfOf(drawn: Drawn) {
  const pictures = await Promise.all(drawn.files.map((file) => readFile(file)))
  return renderToStream(<VehicleDocument {...drawn} pictures={pictures} />)
}

const styles = StyleSheet.create({
  page: { fontFamily: 'Noto Sans', fontSize: 9.5, paddingVertical: 56, paddingHorizontal: 48 },
  heading: { fontSize: 13, fontWeight: 700 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  picture: { width: 252 },
  image: { width: 252, height: 189 },
  small: { fontSize: 8 },
  fact: { width: 164 },
  cell: { fontSize: 8, flex: 1 },
})

function VehicleDocument({ vehicle, shots, costs, pictures }: Drawn & { pictures: Buffer[] }) {
  const conditions = vehicle.conditions.map(({ part, condition, note }) => ({
    label: part,
    value: `${condition} ${note}`,
  }))
  return (
    <Document title={vehicle.title} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <Text style={styles.heading}>{`1. ${vehicle.title}`}</Text>
        <Text>{vehicle.town}</Text>
        <View style={styles.row}>
          {shots.map(({ label }, at) => (
            <View key={label} style={styles.picture}>
              <Image style={styles.image} src={{ data: pictures[at] ?? Buffer.alloc(0), format: 'jpg' }} />
              <Text style={styles.small}>{label}</Text>
            </View>
          ))}
        </View>
        <Facts facts={vehicle.facts} />
        <Table {...costs} />
        <Facts facts={conditions} />
        <Text style={styles.small}>Modifications</Text>
        <Text>{vehicle.modifications.join(', ')}</Text>
        <Foot />
      </Page>
    </Document>
  )
}

/** The same quote with react-pdf. */
export const reactQuoteOf = (quote: Quote) => renderToStream(<QuoteDocument quote={quote} />)

function QuoteDocument({ quote }: { quote: Quote }) {
  return (
    <Document title={quote.project.title} language="en-US">
      <Page size="LETTER" style={styles.page}>
        <Text style={styles.heading}>{`Quote ${quote.id}`}</Text>
        <Text>{`Picture vehicles for ${quote.project.title}`}</Text>
        <Facts facts={quoteFacts(quote)} />
        <Table {...quoteTable(quote.lines)} />
        <Facts facts={quoteSums(quote).map(({ label, amount }) => ({ label, value: amount }))} />
        <Text style={styles.small}>Terms</Text>
        <Text>{quote.terms}</Text>
        <Foot />
      </Page>
    </Document>
  )
}

const Foot = () => (
  <Text style={styles.small} fixed render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
)

function Table({ columns, rows }: { columns: readonly { head: string }[]; rows: readonly (readonly string[])[] }) {
  return [columns.map(({ head }) => head), ...rows].map((row) => (
    <View key={row.join()} style={styles.row}>
      {row.map((cell, at) => (
        <Text key={columns[at]?.head} style={styles.cell}>
          {cell}
        </Text>
      ))}
    </View>
  ))
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <View style={styles.row}>
      {facts.map(({ label, value }) => (
        <View key={label} style={styles.fact}>
          <Text style={styles.small}>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
    </View>
  )
}
