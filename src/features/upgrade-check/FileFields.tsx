import clsx from 'clsx';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import type { ChosenFile } from './checkSources';
import { chooseFiles, readDropped } from './chooseFiles';
import { labels } from './labels';
import styles from './styles.module.css';

interface FileFieldsProps {
  onChoose: (files: readonly ChosenFile[]) => void;
}

/** The area for dropped files, with fields for files and for a folder. */
export function FileFields({ onChoose }: FileFieldsProps) {
  const [isOver, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    onChoose(chooseFiles(target.files ?? []));
    // The same files can be chosen again after they were edited.
    target.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    void readDropped(event.dataTransfer).then(onChoose);
  };
  return (
    // Whoever cannot drag uses the fields inside.
    <div
      className={clsx(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{labels.drop()}</p>
      <div className={styles.fields}>
        <label className={styles.field}>
          <input type="file" multiple onChange={choose} />
          <span className="button button--secondary">{labels.files()}</span>
        </label>
        <label className={styles.field}>
          <input type="file" {...FOLDER} onChange={choose} />
          <span className="button button--secondary">{labels.folder()}</span>
        </label>
      </div>
    </div>
  );
}

/** React's types lack the attribute that makes it a field for a folder. */
const FOLDER = { webkitdirectory: '' } as object;
