import * as React from 'react';

/** The names of the props that are other objects or values than at the last render. */
export function useChangedProps(props: object): string[] {
  const [before, setBefore] = React.useState(props);
  const [changed, setChanged] = React.useState<string[]>([]);

  if (before !== props) {
    const old = before as Record<string, unknown>;
    setBefore(props);
    setChanged(
      Object.entries(props).flatMap(([name, value]) =>
        Object.is(old[name], value) ? [] : name,
      ),
    );
  }
  return changed;
}
