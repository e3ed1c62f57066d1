import * as React from 'react';
import { useFocusedItem, useSvgRef } from '@mui/x-charts';

export type FocusedItem = NonNullable<ReturnType<typeof useFocusedItem>>;

/** What clicks and the focus have in common. Some kinds of charts have items without an index. */
export interface ChosenItem {
  seriesId: string | number;
  dataIndex?: number | undefined;
}

/** Child of a chart that calls a function when users press Enter on the focused value. */
export function EnterKey({ onPress }: { onPress: (item: FocusedItem) => void }) {
  const item = useFocusedItem();
  const svgRef = useSvgRef();

  React.useEffect(() => {
    const svg = svgRef.current;
    const press = (event: KeyboardEvent) => {
      if (item && event.key === 'Enter') onPress(item);
    };
    svg?.addEventListener('keydown', press);
    return () => svg?.removeEventListener('keydown', press);
  }, [item, onPress, svgRef]);

  return null;
}
