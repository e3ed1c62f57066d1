import clsx from 'clsx';
import { useId, useState } from 'react';
import { getHueName } from './hueNames';
import { labels } from './labels';
import {
  findSwatch,
  getSwatch,
  HUES,
  SHADE_NAMES,
  type Hue,
  type Shade,
} from './swatches';
import styles from './styles.module.css';

export interface SwatchPickerProps {
  /** The selected color, as `#rrggbb`. */
  hex: string;
  onPick: (hex: string) => void;
}

/** Picks one of MUI's colors: a hue and its shade. */
export function SwatchPicker({ hex, onPick }: SwatchPickerProps) {
  const found = findSwatch(hex);
  const [last, setLast] = useState<{ hue: Hue; shade: Shade }>({
    hue: 'blue',
    shade: 500,
  });
  const { hue, shade } = found ?? last;
  const pick = (next: { hue: Hue; shade: Shade }) => {
    setLast(next);
    onPick(getSwatch(next.hue, next.shade));
  };
  return (
    <>
      <SwatchGroup
        legend={labels.hue()}
        options={HUES.map((value) => ({
          value,
          label: getHueName(value),
          color: getSwatch(value, shade),
        }))}
        value={found?.hue}
        onChange={(value) => pick({ hue: value, shade })}
      />
      <SwatchGroup
        legend={labels.shade(getHueName(hue))}
        options={SHADE_NAMES.map((value) => ({
          value,
          label: String(value),
          color: getSwatch(hue, value),
        }))}
        value={found?.shade}
        isNumbered
        onChange={(value) => pick({ hue, shade: value })}
      />
    </>
  );
}

interface SwatchGroupProps<T extends string | number> {
  legend: string;
  options: { value: T; label: string; color: string }[];
  value: T | undefined;
  /** Whether the labels are visible. */
  isNumbered?: boolean;
  onChange: (value: T) => void;
}

function SwatchGroup<T extends string | number>(props: SwatchGroupProps<T>) {
  const { legend, options, value, isNumbered = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.swatches}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(styles.swatch, isNumbered && styles.numbered)}
            title={isNumbered ? option.color : option.label}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.swatchColor} style={{ background: option.color }} />
            {isNumbered && <span aria-hidden="true">{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
