import { useCallback, useRef, useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '../../components/LoadFailure';
import { NavbarButton } from '../../components/NavbarButton';
import { PartBoundary } from '../../components/PartBoundary';
import { useAttempt } from '../../components/useAttempt';
import { DismissPending } from '../../components/useDismiss';
import type { SettingsDrawerProps } from './SettingsDrawer';

/** Opens the settings, which are loaded on first use. */
export function SettingsButton({ className }: { className?: string }) {
  const [Drawer, setDrawer] = useState<ComponentType<SettingsDrawerProps>>();
  const [open, setOpen] = useState(false);
  const [attempt, start] = useAttempt();
  const button = useRef<HTMLButtonElement>(null);
  const label = translate({
    id: 'preferences.Button.label',
    message: 'Settings',
    description: 'Button of the navbar that opens the settings, and their heading',
  });

  const show = (): void => {
    setOpen(true);
    start(
      () => import('./SettingsDrawer'),
      ({ SettingsDrawer }) => setDrawer(() => SettingsDrawer),
    );
  };
  const { cancel } = attempt;
  const leave = useCallback(
    (returnFocus: boolean): void => {
      setOpen(false);
      cancel();
      if (returnFocus) button.current?.focus();
    },
    [cancel],
  );
  const hide = (): void => leave(true);

  return (
    <>
      <NavbarButton
        ref={button}
        label={label}
        className={className}
        open={open}
        onClick={show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
          <circle cx="15.5" cy="7" r="2.5" />
          <circle cx="8.5" cy="17" r="2.5" />
        </svg>
      </NavbarButton>
      <LoadFailure
        text={translate({
          id: 'preferences.Button.failed',
          message: 'The settings could not be loaded.',
          description: 'Shown below the navbar after a click on the settings button',
        })}
        attempt={attempt}
        isFloating
        onClose={hide}
      />
      {open && !Drawer && attempt.failures === 0 && (
        <DismissPending box={button} onClose={leave} />
      )}
      {open && Drawer && (
        <PartBoundary isFloating onClose={hide}>
          <Drawer title={label} onClose={hide} />
        </PartBoundary>
      )}
    </>
  );
}
