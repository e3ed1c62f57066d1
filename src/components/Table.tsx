import type { ComponentProps } from 'react';
import styles from './Table.module.css';

/** A table; wide tables scroll in their own box, also by keyboard. */
export function Table(props: ComponentProps<'table'>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs it
    <div className={styles.scroller} tabIndex={0}>
      <table {...props} />
    </div>
  );
}
