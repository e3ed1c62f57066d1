import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDismiss } from '../../../components/useDismiss';
import { findMenuTarget } from '../../../components/useMenuKeys';
import { getToolLabels } from './labels';
import { placeMenu } from './placeMenu';
import { type Tool, ToolIcon } from './ToolButton';
import styles from './toolbar.module.css';

const ITEMS = '[role^="menuitem"]';

export interface ToolMenuProps {
  /** The tools, with a line between two groups. */
  groups: Tool[][];
  /** Choices above the tools, see `ChoiceButtons`. */
  choices?: ReactNode;
}

/**
 * The button in a toolbar that opens a menu of further tools. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function ToolMenu(props: ToolMenuProps) {
  const [start, setStart] = useState<'first' | 'last'>();
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { more } = getToolLabels();
  const close = useCallback((returnFocus = true) => {
    if (returnFocus && box.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true });
    setStart(undefined);
  }, []);
  return (
    <span ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        data-tool="menu"
        aria-label={more}
        aria-haspopup="menu"
        aria-expanded={start !== undefined}
        aria-controls={start && id}
        data-tip={more}
        onClick={() => (start ? close() : setStart('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <ToolIcon icon="menu" />
      </button>
      {start && <OpenMenu {...props} id={id} start={start} box={box} onClose={close} />}
    </span>
  );
}

interface OpenMenuProps extends ToolMenuProps {
  id: string;
  /** Which item has the focus at first. */
  start: 'first' | 'last';
  /** Contains the button and the menu. */
  box: React.RefObject<HTMLElement | null>;
  onClose: (returnFocus?: boolean) => void;
}

function OpenMenu({ id, groups, choices, start, box, onClose }: OpenMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const labels = getToolLabels();
  const listItems = () => [...menu.current!.querySelectorAll<HTMLElement>(ITEMS)];
  useDismiss(box, onClose);
  useLayoutEffect(() => {
    placeMenu(panel.current!);
    const items = menu.current!.querySelectorAll<HTMLElement>(ITEMS);
    items[start === 'first' ? 0 : items.length - 1]?.focus({ preventScroll: true });
  }, [start]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Tab leaves the menu and Escape closes it: `useDismiss`.
    if (event.key === 'Tab' || event.key === 'Escape') return;
    // The toolbar's own keys do not work in its menu.
    event.stopPropagation();
    const items = listItems();
    const current = items.indexOf(document.activeElement as HTMLElement);
    const target =
      findMenuTarget(event.key, current, items.length) ??
      findByLetter(event, items, current);
    if (target === undefined) return;
    event.preventDefault();
    items[target]?.focus();
  };

  return (
    <div ref={panel} className={styles.panel}>
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-label={labels.more}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
      >
        {choices && <div className={styles.choices}>{choices}</div>}
        {groups.map((group) => (
          <div key={group[0]!.icon} role="group" className={styles.items}>
            {group.map((tool) => (
              <MenuItem key={tool.icon} tool={tool} onClose={onClose} />
            ))}
          </div>
        ))}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {labels.keys}
      </p>
    </div>
  );
}

/** The next item whose text starts with the pressed letter. */
function findByLetter(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: HTMLElement[],
  current: number,
): number | undefined {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const fits = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  const found = order.find(fits);
  return found && items.indexOf(found);
}

interface MenuItemProps {
  tool: Tool;
  onClose: (returnFocus?: boolean) => void;
}

function MenuItem({ tool, onClose }: MenuItemProps) {
  const { icon, label, href, pressed, done, confirms, onClick } = tool;
  // The menu closes once the confirmation is over.
  useEffect(() => (done ? () => onClose() : undefined), [done, onClose]);
  const content = (
    <>
      <ToolIcon icon={icon} done={done} />
      <span>{label}</span>
      {pressed && <span className={styles.check} aria-hidden="true" />}
    </>
  );
  if (href) {
    return (
      <a
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        href={href}
        target="_blank"
        rel="noopener"
        onClick={() => onClose()}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      role={pressed === undefined ? 'menuitem' : 'menuitemcheckbox'}
      aria-checked={pressed}
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        // First, so that the focus is on the button and not on an item that disappears.
        if (!confirms) onClose();
        onClick?.();
      }}
    >
      {content}
    </button>
  );
}
