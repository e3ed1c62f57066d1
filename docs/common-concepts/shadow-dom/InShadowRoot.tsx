import * as React from 'react';
import { createPortal } from 'react-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker, LocalizationProvider } from '@mui/x-date-pickers';

interface ShadowBoxProps {
  children: (app: HTMLElement) => React.ReactNode;
}

function ShadowBox({ children }: ShadowBoxProps) {
  const [app, setApp] = React.useState<HTMLElement | null>(null);
  const cache = React.useMemo(
    () => app && createCache({ key: 'shadow', container: app.getRootNode() }),
    [app],
  );
  const attach = React.useCallback((host: HTMLElement | null) => {
    if (!host) return;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    const element = document.createElement('div');
    shadow.replaceChildren(element);
    setApp(element);
  }, []);

  return (
    <div ref={attach} style={{ minHeight: 64 }}>
      {app &&
        cache &&
        createPortal(<CacheProvider value={cache}>{children(app)}</CacheProvider>, app)}
    </div>
  );
}

export default function InShadowRoot() {
  return (
    <ShadowBox>
      {(app) => (
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <DatePicker
            label="Delivery"
            slotProps={{ popper: { container: app }, dialog: { container: app } }}
          />
        </LocalizationProvider>
      )}
    </ShadowBox>
  );
}
