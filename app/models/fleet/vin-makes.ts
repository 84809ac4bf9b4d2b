/**
 * World manufacturer identifiers, the first three characters of a VIN, by make, as manufacturers file them with NHTSA
 * and SAE; checked against the public lists idlesign/vininfo and WALL-E/vin-decoder. Makes of one manufacturer share
 * some.
 */
const CARS = `
Acura|19U 19V 2HH 2HN 5FR 5J0 5J8 JAE JH4
Alfa Romeo|ZAR ZAS ZAC
Aston Martin|SCF SD7
Audi|93U TRU WA1 WAU WUA
Bentley|SCB SJA
BMW|3MF 3MW 4US 5UM 5UX 5YM WBA WBS WBX WBY WB5
Bugatti|VF9
Buick|1G4 1G5 2G4 3G4 3G5 5GA KL4 LRB W04
Cadillac|1G6 1GE 1GY 2G6 3GY W06
Chevrolet|1G1 1G8 1GA 1GB 1GC 1GN 1Y1 2C1 2CN 2G1 2GC 2GN 3G1 3GC 3GN 3N6 4KB 54D 6G1 6G3 J8B J8C J8Z JG1 KL1 KL7 KL8 KLA
Chrysler|1A4 1A8 1C3 1C4 1C8 2A4 2A8 2C3 2C4 2C8 3A4 3A8 3C3 3C4 3C8 4C3 JJ3 ZC2
Citroën|VF7 VR7 VS7
Daewoo|KLA
Daihatsu|JD1 JD2 JDA
Datsun|JN1 JN6 JN8
DeLorean|SCE
Dodge|1B3 1B4 1B5 1B6 1B7 1C3 1C4 1C6 1D3 1D4 1D5 1D7 1D8 2B1 2B3 2B4 2B5 2B6 2B7 2B8 2C3 2C4 2D3 2D4 2D6 2D7 2D8 3B3 3B6 3B7 3C3 3C4 3C6 3D2 3D3 3D4 3D6 3D7 4B3 JB3 JB4 JB7 KC4 WD0 WD2 WD5 WD8 WDW WDX ZAC
Eagle|1E3 2E3 2XM 4E3 JE3 VF1
Ferrari|ZDF ZFF
Fiat|3C3 ZFA ZFB ZFC
Fisker|VCF YH4
Ford|1F1 1F6 1FA 1FB 1FC 1FD 1FM 1FT 1ZV 2FA 2FB 2FC 2FD 2FM 2FT 3FA 3FC 3FD 3FE 3FM 3FN 3FR 3FT JC0 JC2 KNJ MAJ NM0 SFA WF0
Freightliner|WD1 WD2 WD5 WDP WDR WDX WDY
Genesis|5NM KMH KMT KMU
Geo|1Y1 2C1 2CN J81 JG1
GMC|1G0 1G5 1GD 1GJ 1GK 1GT 2CT 2GD 2GK 2GT 3GD 3GK 3GT 4KD J8D
Honda|19X 1HG 2HG 2HJ 2HK 3CZ 3HG 4S6 5FN 5FP 5J6 5KB 7FA JHL JHM SHH SHS
Hummer|137 5GN 5GR 5GT
AM General|137
Hyundai|2HM 5NM 5NP 5NT 5XY 7YA KM8 KMF KMH
Infiniti|3PC 5N3 JN1 JN8 JNK JNR JNX
Isuzu|1GG 4NU 4S1 4S2 JAA JAB JAC
Jaguar|SAD SAJ
Jeep|1C4 1C6 1J4 1J7 1J8 1JC 1JT 2BC 2J4 3C4 ZAC
Kia|3KM 3KP 5XX 5XY KNA KNC KND KNH
Lamborghini|ZHW ZPB
Lancia|ZLA
Land Rover|SAL
Lexus|2T2 58A 5TD JT6 JT8 JTH JTJ
Lincoln|1L1 1LN 1MR 2L1 2LM 2LN 3LN 5L1 5LM 5LT
Lotus|SCC
Lucid|50E
Maserati|ZAM ZN6
Maybach|WDB
Mazda|1YV 3MD 3MV 3MY 3MZ 4F2 4F4 7MM JC1 JM1 JM2 JM3
McLaren|SBM
Mercedes-Benz|4JG 55S 8BR 8BT W1K W1N W1W W1X W1Y W1Z WD0 WD1 WD2 WD3 WD4 WD5 WD8 WDA WDB WDC WDD WDF WDP WDR WDX WDY WDZ WMX
Mercury|1ME 1ZW 2ME 3ME 4M2 6MP
Mini|WMW WMZ
Mitsubishi|1Z3 1Z7 4A3 4A4 6MM JA3 JA4 JA7 JMB ML3
Nissan|1N4 1N6 3N1 3N6 3N8 4N2 5BZ 5N1 JN1 JN6 JN8 KNM
Oldsmobile|1G3 1GH 2G3 3G3
Peugeot|VF3
Plymouth|1P3 1P4 1P7 2P3 2P4 2P5 3P3 4P3 JP3 JP4 JP7
Polestar|LPS YSM
Pontiac|1G2 1G7 1GM 2CK 2G2 2G7 3G2 3G7 5Y2 6G2 KL2
Porsche|WP0 WP1
Ram|1C6 2C4 3C6 3C7 ZFB
Renault|1XM VF1
Rivian|7FC 7PD
Rolls-Royce|SCA
Saab|3G0 5S3 JF4 YK1 YS3
Saturn|1G8 3GS 5G8 5GZ W08
Scion|3MY JF1 JTK JTL JTN
Škoda|TMB
smart|WME
Subaru|4S3 4S4 JF1 JF2 JF3
Suzuki|2S2 2S3 5Z6 JS2 JS3 JS4 JSA KL5
Tesla|5YJ 7G2 7SA LRW
Toyota|1NX 2T1 2T3 3MY 3TM 3TY 4T1 4T3 4T4 5TB 5TD 5TE 5TF 5YF 7MU 7SV JF1 JT2 JT3 JT4 JT5 JTB JTD JTE JTF JTK JTL JTM JTN NMT SB1 VNK
Volkswagen|1V1 1V2 1VW 2C4 2V4 2V8 3VV 3VW 9BW WV1 WV2 WV3 WVG WVW
Volvo|7JR LVY LYV YV1 YV4
Yugo|VX1
`

/** Trucks, buses and motorcycles: the seventh character of their VINs does not depend on the year. */
const OTHERS = `
Aprilia|ZD4
Blue Bird|1BA 1BD
BMW|WB1 WB3 WB4
Buell|4MZ
Can-Am|2BX 3JB
DAF|XLR
Ducati|ZDM
Freightliner|1FU 1FV 2FU 2FV 3AK 3AL 4UZ
Gillig|15G
Harley-Davidson|1HD 5HD
Hino|5PV JHA JHB
Honda|1HF 3H1 JH2 MLH
IC Bus|1HV 4DR
Indian|56K
International|1HS 1HT 1HV 2HS 2HT 3HA 3HC 3HS 3HT 4DR
Isuzu|4KL JAL
Iveco|ZCF
Kawasaki|JKA JKB
Kenworth|1NK 1XK 2NK 2XK 3BK 3WK
KTM|VBK
Mack|1M1 1M2 1M3 1M4 VG6
MAN|WMA
MCI|1M8 2MG
Mitsubishi Fuso|JL5 JL6 JW6
Moto Guzzi|ZGU
MV Agusta|ZCG
New Flyer|2FY 5FY
Nova Bus|2NV 4RK
Oshkosh|10T
Peterbilt|1NP 1XP 2NP 2XP 3BP
Piaggio|ZAP
Pierce|4P1
Polaris|57X
Prevost|2PC
Royal Enfield|ME3
Scania|YS2 YS4
Sterling|2FW 2FZ 49H
Suzuki|JS1 5SA
Thomas Built|1T7 1T8 4UZ
Triumph|SMT
Vespa|ZAP
Victory|5VP
Volvo|4V1 4V2 4V3 4V4 4V5 4V6 4VG 4VM 4VZ YV2 YV3 YV5
Western Star|2WK 2WL 2WM 5KJ 5KK
WhiteGMC|4V1 4V2
Workhorse|5B4
Yamaha|5Y4 JY3 JY4 JYA
Zero|538
`

type Manufacturer = { makes: string[]; buildsCars: boolean }

let parsed: ReadonlyMap<string, Manufacturer> | null = null

/** The manufacturer of a VIN ('1G1…' is Chevrolet), or null. */
export function manufacturerOf(vin: string): Manufacturer | null {
  return allManufacturers().get(vin.slice(0, 3)) ?? null
}

/** By code, parsed on first use. */
export function allManufacturers(): ReadonlyMap<string, Manufacturer> {
  parsed ??= new Map([...parse(OTHERS, false), ...parse(CARS, true)])
  return parsed
}

function parse(table: string, buildsCars: boolean): Map<string, Manufacturer> {
  const found = new Map<string, Manufacturer>()
  for (const line of table.trim().split('\n')) {
    const [make = '', codes = ''] = line.split('|')
    for (const code of codes.split(' ')) {
      found.set(code, { makes: [...(found.get(code)?.makes ?? []), make], buildsCars })
    }
  }
  return found
}
