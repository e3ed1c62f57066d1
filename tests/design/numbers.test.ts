import { StyleSheet } from '@emotion/sheet';
import { createTheme, emphasize } from '@mui/material/styles';
import { debounce } from '@mui/material/utils';
import { createDocsTheme } from '../../src/design/createDocsTheme';

describe('the theme of the site', () => {
  const theme = createDocsTheme();

  test('breakpoints', () => {
    expect(theme.breakpoints.values).toEqual({
      xs: 0,
      sm: 600,
      md: 900,
      lg: 1200,
      xl: 1536,
    });
    expect(theme.breakpoints.unit).toBe('px');
  });

  test('sizes', () => {
    expect(createDocsTheme().spacing(1)).toBe('var(--mui-spacing, 8px)');
    expect(createDocsTheme({ spacing: 10 }).spacing(1)).toBe('var(--mui-spacing, 10px)');
    expect(theme.shape.borderRadius).toBe(12);
    expect(theme.typography.fontSize).toBe(14);
  });

  test.each(['light', 'dark'] as const)('contrast and tones of %s', (scheme) => {
    const palette = theme.colorSchemes[scheme]!.palette;
    expect(palette.contrastThreshold).toBe(3);
    expect(palette.tonalOffset).toBe(0.2);
  });

  test('layers', () => {
    expect(theme.zIndex).toEqual({
      mobileStepper: 1000,
      fab: 1050,
      speedDial: 1050,
      appBar: 1100,
      drawer: 1200,
      modal: 1300,
      snackbar: 1400,
      tooltip: 1500,
    });
  });

  test('durations', () => {
    expect(theme.transitions.duration).toEqual({
      shortest: 150,
      shorter: 200,
      short: 250,
      standard: 300,
      complex: 375,
      enteringScreen: 225,
      leavingScreen: 195,
    });
  });

  test('direction', () => {
    expect(theme.direction).toBe('ltr');
    expect(createDocsTheme({ direction: 'rtl' }).direction).toBe('rtl');
  });
});

describe('defaults of the library', () => {
  test('spacing and border radius', () => {
    expect(createTheme().spacing(1)).toBe('8px');
    expect(createTheme().shape.borderRadius).toBe(4);
  });

  test('emphasize changes a color by 0.15', () => {
    expect(emphasize('#888888')).toBe(emphasize('#888888', 0.15));
    expect(emphasize('#888888')).not.toBe(emphasize('#888888', 0.16));
  });

  test('debounce waits 166 ms', () => {
    jest.useFakeTimers();
    const action = jest.fn();
    debounce(action)();
    jest.advanceTimersByTime(165);
    expect(action).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(action).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('a style tag of production holds 65,000 rules', () => {
    const inserted: Element[] = [];
    const container = {
      insertBefore: (tag: Element) => inserted.push(tag),
    } as unknown as Node;
    const makeTag = () => ({
      setAttribute: () => undefined,
      appendChild: () => undefined,
      sheet: { cssRules: [], insertRule: () => 0 },
    });
    const original = globalThis.document;
    Object.defineProperty(globalThis, 'document', {
      configurable: true,
      value: { createElement: makeTag, createTextNode: () => ({}) },
    });
    const sheet = new StyleSheet({ key: 'css', container, speedy: true });
    for (let count = 0; count < 65_000; count += 1) sheet.insert('a{color:red}');
    expect(inserted).toHaveLength(1);
    sheet.insert('a{color:red}');
    expect(inserted).toHaveLength(2);
    Object.defineProperty(globalThis, 'document', {
      configurable: true,
      value: original,
    });
  });
});
