/**
 * The first script of every page, inline in its head (plugins/framework-patches/renderPageTemplate). It starts the site's
 * own scripts once the page has loaded and stands still, or with the first sign that the reader
 * turns to it, and keeps what the reader does until they can answer. It is compiled by itself,
 * so it imports nothing.
 */

/** What the reader did before the page could answer: called once it can. */
type Action = () => void;

/**
 * Starts the scripts late. Until React runs on the page (`data-has-hydrated`), each click on a
 * control, each key press outside of a field and each change of a field is kept, and happens
 * once, in order, from then on. Links, `<summary>`, typing in a field and what the scripts made
 * already work by themselves.
 * @param page the window of the page
 * @param scripts addresses of the site's scripts, in the order in which they run
 * @param patience how long a page may load before the scripts start all the same, in ms
 */
export function startLate(
  page: Window & typeof globalThis,
  scripts: readonly string[],
  patience: number,
): void {
  const { document } = page;
  const root = document.documentElement;
  const actions: Action[] = [];
  let pending = false;

  /** Before all others, as the one that stands highest. */
  const on = (types: string, listener: (event: never) => void, passive = false): void =>
    types.split(' ').forEach((type) =>
      page.addEventListener(type, listener as EventListener, {
        capture: true,
        passive,
      }),
    );
  const off = (types: string, listener: (event: never) => void): void =>
    types
      .split(' ')
      .forEach((type) => page.removeEventListener(type, listener as EventListener, true));

  /** Scripts that did not arrive are asked for again at the next sign of the reader. */
  const run = (): void => {
    let missing = 0;
    const added = scripts.map((src) => {
      const script = document.createElement('script');
      script.src = src;
      // Runs them in the order in which they were added.
      script.async = false;
      script.onerror = () => {
        if (missing++) return;
        added.forEach((other) => other.remove());
        pending = false;
      };
      return document.head.appendChild(script);
    });
  };

  /** React takes over a page only where all of it is there: until then scripts only load. */
  const start = (): void => {
    if (pending) return;
    pending = true;
    if (document.readyState !== 'loading') return run();
    scripts.forEach((href) => {
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.href = href;
      document.head.appendChild(link);
    });
    document.addEventListener('DOMContentLoaded', run, { once: true });
  };

  /** Keeps an event from everybody else; the page gets it from `answer`. */
  const take = (event: Event, action: Action, prevent: boolean): void => {
    event.stopImmediatePropagation();
    if (prevent) event.preventDefault();
    actions.push(action);
  };
  const isField = (target: EventTarget | null): boolean =>
    target instanceof page.Element &&
    target.matches('input,select,textarea,[contenteditable]');

  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof page.Element) || event.button) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const main = document.querySelector('main');
    // Without scripts the framework's link to the content leads to the sidebar before it.
    if (link?.hash === '#__docusaurus_skipToContent_fallback' && main) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
      return;
    }
    // The links beside headings copy their address as well.
    const isControl = link?.matches('[role=button],[href="#"],.hash-link');
    if ((link && !isControl) || target.closest('summary,[data-load-notice]')) return;
    if (target.matches('input:not([type=checkbox],[type=radio]),textarea,select,option'))
      return;
    const control = target.closest(
      'button,input,label,[role],[tabindex]:not([tabindex="-1"])',
    );
    if (!control && !isControl) return;
    const copy = new page.MouseEvent('click', event);
    take(event, () => target.dispatchEvent(copy), true);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (isField(target) || key === 'Tab' || key === 'Shift') return;
    const isSearch =
      key === '/' || ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k');
    const isCommand = (event.ctrlKey || event.metaKey || event.altKey) && !isSearch;
    if (isCommand) return;
    const copy = new page.KeyboardEvent('keydown', event);
    // The page may have moved the focus by then: into the search, for example, where letters
    // are text. An event that a script made types nothing.
    const answer = (): void => {
      const focused = document.activeElement ?? root;
      const isLetter = key?.length === 1 && !event.ctrlKey && !event.metaKey;
      if (isLetter && isField(focused)) document.execCommand('insertText', false, key);
      else focused.dispatchEvent(copy);
    };
    take(event, answer, isSearch);
  };

  const onChange = (event: Event): void => {
    const field = event.target;
    if (!(field instanceof page.HTMLElement) || !isField(field)) return;
    const { type } = event;
    event.stopImmediatePropagation();
    actions.push(() => {
      // React compares with the value that it knows, and knows only what is set here.
      if (
        field instanceof page.HTMLInputElement &&
        !/^(checkbox|radio)$/.test(field.type)
      ) {
        const { value } = field;
        field.value = '';
        Object.getOwnPropertyDescriptor(
          page.HTMLInputElement.prototype,
          'value',
        )!.set!.call(field, value);
      }
      field.dispatchEvent(new page.Event(type, { bubbles: true }));
    });
  };

  const SIGNS = 'pointermove pointerdown touchstart keydown focusin wheel';
  on(SIGNS, start, true);
  on('click', onClick);
  on('keydown', onKeyDown);
  on('input change', onChange);

  /** Each in a task of its own, so that React renders what one changed before the next. */
  const next = (): void => {
    actions.shift()?.();
    if (actions.length) page.setTimeout(next);
  };

  const answer = (): void => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // After the effects of the same render: they add the listeners.
    page.setTimeout(() => {
      off(SIGNS, start);
      off('click', onClick);
      off('keydown', onKeyDown);
      off('input change', onChange);
      const focused = document.activeElement;
      if (focused && focused !== document.body)
        focused.dispatchEvent(new page.FocusEvent('focusin', { bubbles: true }));
      next();
    });
  };
  const observer = new page.MutationObserver(answer);
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });

  const rest = (): void => {
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: patience });
    else page.setTimeout(start);
  };
  if (document.readyState === 'complete') rest();
  else {
    page.addEventListener('load', rest, { once: true });
    page.setTimeout(start, patience);
  }
}
