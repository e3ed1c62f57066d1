/**
 * @jest-environment jsdom
 */
import '../../support/components/gridDom';
import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, within } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '@mui/x-data-grid';
import { DatePicker, LocalizationProvider, MobileDatePicker } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import InShadowRoot from '../../../docs/common-concepts/shadow-dom/InShadowRoot';
import { claim } from '../../support/content/claim';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders into a shadow root as the page says. */
function renderInShadow(children: React.ReactNode, sendPopups = true) {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const app = shadow.appendChild(document.createElement('div'));
  const popup = { defaultProps: { container: app } };
  const popups = { MuiPopper: popup, MuiPopover: popup, MuiModal: popup };
  const theme = createTheme({
    cssVariables: { rootSelector: ':host' },
    components: sendPopups ? popups : {},
  });
  act(() =>
    createRoot(app).render(
      <CacheProvider
        value={createCache({ key: 'shadow', container: shadow, speedy: false })}
      >
        <ThemeProvider theme={theme}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            {children}
          </LocalizationProvider>
        </ThemeProvider>
      </CacheProvider>,
    ),
  );
  const open = (name: RegExp) =>
    fireEvent.click(within(app).getByRole('button', { name }));
  const styles = () =>
    [...shadow.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join('\n');
  return { app, open, shadow, styles };
}

const inBody = (selector: string) => document.querySelector(`body > ${selector}`);

claim(
  'a grid has its styles, its variables and its panel in the shadow root',
  {
    'common-concepts/shadow-dom': [
      "styles of all components | the Emotion cache's container, set to the shadow root",
      'grid panels, grid menus, tooltips, and poppers | default container prop for MuiPopper',
      'The Data Grid needs no other setting, because it renders its CSS variables next to its root element.',
      "If a custom element has its own theme with cssVariables, set rootSelector: ':host', because :root matches nothing in a shadow root.",
    ],
  },
  () => {
    const before = document.head.querySelectorAll('style').length;
    const { app, open, styles } = renderInShadow(
      <DataGrid rows={[]} columns={[{ field: 'name' }]} showToolbar />,
    );
    expect(document.head.querySelectorAll('style')).toHaveLength(before);
    expect(styles()).toMatch(/\.shadow-\w+/);
    expect(styles()).toContain('--DataGrid-t-color-border-base');
    expect(styles()).toMatch(/:host\s*\{[^}]*--mui-palette-primary-main/);
    open(/columns/i);
    expect(app.querySelector('.MuiDataGrid-columnsManagement')).not.toBeNull();
    expect(inBody('.MuiPopper-root')).toBeNull();
  },
);

claim(
  'popper and dialog of pickers open in the shadow root',
  {
    'common-concepts/shadow-dom': [
      'grid panels, grid menus, tooltips, and poppers | default container prop for MuiPopper',
      'drawers and picker dialogs | default container prop for MuiModal',
    ],
  },
  () => {
    const { app, open } = renderInShadow(<DatePicker />);
    open(/choose date/i);
    expect(app.querySelector('.MuiPickerPopper-root')).not.toBeNull();
    const mobile = renderInShadow(<MobileDatePicker />);
    mobile.open(/choose date/i);
    expect(mobile.app.querySelector('.MuiDialog-root')).not.toBeNull();
    expect(inBody('.MuiPickerPopper-root, body > .MuiDialog-root')).toBeNull();
  },
);

claim(
  'without the default props, a popper opens in the body, out of reach of its styles',
  {
    'common-concepts/shadow-dom':
      'If you move the styles into the shadow root, they no longer reach popups, which by default open at the end of',
  },
  () => {
    const { app, open, styles } = renderInShadow(<DatePicker />, false);
    open(/choose date/i);
    expect(app.querySelector('.MuiPickerPopper-root')).toBeNull();
    const popper = inBody('.MuiPickerPopper-root')!;
    const name = [...popper.classList].find((word) => word.startsWith('shadow-'))!;
    expect(styles()).toContain(`.${name}{`);
    expect(document.head.textContent).not.toContain(name);
  },
);

claim(
  'the demo opens its calendar inside, also in strict mode',
  { 'common-concepts/shadow-dom': 'This picker is in a shadow root:' },
  () => {
    const { container } = render(
      <React.StrictMode>
        <InShadowRoot />
      </React.StrictMode>,
    );
    const hosts = [...container.querySelectorAll('div')].filter(
      ({ shadowRoot }) => shadowRoot,
    );
    expect(hosts).toHaveLength(1);
    const app = hosts[0]!.shadowRoot!.querySelector('div')!;
    fireEvent.click(within(app).getByRole('button', { name: /choose date/i }));
    expect(app.querySelector('.MuiDateCalendar-root')).not.toBeNull();
  },
);
