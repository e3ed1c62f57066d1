import { useRef, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { NavbarButton } from '../../components/NavbarButton';
import type { SettingsDrawerProps } from './SettingsDrawer';

/** Opens the settings. They are loaded the first time that somebody asks for them. */
export function SettingsButton({ className }: { className?: string }) {
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps>>();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = translate({
    id: 'preferences.Button.label',
    message: 'Settings',
    description: 'Button of the navbar that opens the settings, and their heading',
  });

  const show = async (): Promise<void> => {
    setOpen(true);
    try {
      const { SettingsDrawer } = await import('./SettingsDrawer');
      setDrawer(() => SettingsDrawer);
    } catch {
      setOpen(false); // No network: the next click tries again.
    }
  };
  const hide = (): void => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <>
      <NavbarButton
        ref={button}
        label={label}
        className={className}
        open={open}
        onClick={() => void show()}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
      </NavbarButton>
      {open && Drawer && <Drawer title={label} onClose={hide} />}
    </>
  );
}
