/** The menu at a table. It stays as it is when the waiting room becomes the table. */
export class TableMenu {
  open = $state(false)
  /** What is shown to be carried elsewhere: one's own seat, or the role of the host. */
  carried = $state<'seat' | 'host' | ''>('')
}
