import type { ComponentProps } from 'react'
import { BEHALF_SIDES } from '~/models/provider/behalf-words'
import { providerPaths } from '~/models/trade/paths/provider'
import { ItemDialog } from '../../orders/items/item-dialog'
import { BehalfFields } from '../behalf-fields'

type DeskItemDialogProps = Omit<ComponentProps<typeof ItemDialog>, 'closeTo' | 'besides'>

/** The crew's dialog for the staff, who say besides for whom they do it, and why. */
export function DeskItemDialog(props: DeskItemDialogProps) {
  return (
    <ItemDialog
      {...props}
      closeTo={providerPaths.order(props.item.orderId)}
      besides={(field) => <BehalfFields sides={BEHALF_SIDES} field={field} />}
    />
  )
}
