/**
 * The shard in which an icon is published for the preview: its theme and first letter, so
 * that a shard stays small. `AddRounded` → `rounded-a`; `Add` → `filled-a`.
 */
export function getIconShard(name: string): string {
  const theme = /(Outlined|Rounded|TwoTone|Sharp)$/.exec(name)?.[1] ?? 'Filled';
  return `${theme}-${name.charAt(0)}`.toLowerCase();
}
