/**
 * The first script of every page, inline in its head
 * (plugins/framework-patches/lateStart). It starts the site's scripts once the
 * page has loaded and is idle, or as soon as the reader interacts with it, and records
 * what the reader does until the scripts can handle it. It is compiled separately, so it
 * has no imports.
 */

/** Repeats what the reader did before the page was hydrated. */
type Action = () => void;

/**
 * Defers the site's scripts. Until the page is hydrated (`data-has-hydrated`), each click
 * on a control, each key press outside a field and each change of a field is recorded,
 * and repeated once, in order, after hydration. Links, `<summary>`, typing in a field and
 * what other scripts added already work without hydration.
 * @param page the window of the page
 * @param scripts addresses of the site's scripts, in order of execution
 * @param timeout how long a page may load before the scripts start anyway, in ms
 */
export function startLate(
  page: Window & typeof globalThis,
  scripts: readonly string[],
  timeout: number,
): void {
  const { document } = page;
  const root = document.documentElement;
  const actions: Action[] = [];
  /** Addresses of scripts that were executed, and of those that could not be parsed. */
  const done: string[] = [];
  const broken: string[] = [];
  let pending = false;
  let repaired = false;
  const getLeft = (): string[] => scripts.filter((src) => !done.includes(src));

  /** In the capture phase on the window, before all other listeners. */
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

  /** Nothing ran, so there is no stack frame of Chromium, or of Firefox and Safari. */
  const onError = ({ error, filename }: ErrorEvent): void => {
    if (error instanceof page.SyntaxError && !/^\s+at |^\S*@/m.test(error.stack!))
      broken.push(filename);
  };

  /**
   * Fetches scripts past the caches of the worker and of the browser, which keep a damaged
   * one forever. The code of the site that does so for other files is in these scripts.
   */
  const repair = async (): Promise<void> => {
    for (const src of getLeft()) {
      try {
        for (const name of await page.caches.keys())
          await (await page.caches.open(name)).delete(src);
      } catch {
        // Storage is blocked, or there is none over plain http.
      }
      await page.fetch(src, { cache: 'reload' });
    }
    run();
  };

  /**
   * Scripts that failed are repaired once, and then requested again at the reader's next
   * interaction.
   */
  const run = (): void => {
    const left = getLeft();
    let open = left.length;
    broken.length = 0;
    left.forEach((src) => {
      const script = document.createElement('script');
      script.src = src;
      // Executes them in order.
      script.async = false;
      const settle = (event: Event | string): unknown => {
        const isBroken = broken.includes(script.src);
        if ((event as Event).type === 'load' && !isBroken) done.push(src);
        else script.remove();
        open -= 1;
        if (open || done.length === scripts.length) return undefined;
        const release = (): boolean => (pending = false);
        if (repaired) return release();
        repaired = true;
        return repair().catch(release);
      };
      script.onload = settle;
      script.onerror = settle;
      document.head.appendChild(script);
    });
  };

  /** React can only hydrate a complete page: until then, scripts are only preloaded. */
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

  /** Stops an event from reaching other listeners; `answer` repeats it. */
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
    // Without hydration, the framework's skip link would lead to the sidebar instead.
    if (link?.hash === '#__docusaurus_skipToContent_fallback' && main) {
      event.preventDefault();
      main.tabIndex = -1;
      main.focus();
      main.removeAttribute('tabindex');
      return;
    }
    // The links beside headings also copy their address.
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
    // The page may have moved the focus by then: into the search, for example, where
    // letters are text. A synthetic event does not type.
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
      // React compares with the last value it knows, which is only set here.
      if (
        field instanceof page.HTMLInputElement &&
        !/^(checkbox|radio|file)$/.test(field.type)
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
  on('error', onError);

  /**
   * Each in a separate task, so that React renders each change before the next action.
   */
  const next = (): void => {
    actions.shift()?.();
    if (actions.length) page.setTimeout(next);
  };

  const answer = (): void => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    // After the effects of the same render, which add the listeners.
    page.setTimeout(() => {
      off(SIGNS, start);
      off('click', onClick);
      off('keydown', onKeyDown);
      off('input change', onChange);
      off('error', onError);
      const focused = document.activeElement;
      if (focused && focused !== document.body)
        focused.dispatchEvent(new page.FocusEvent('focusin', { bubbles: true }));
      next();
    });
  };
  const observer = new page.MutationObserver(answer);
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });

  const rest = (): void => {
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout });
    else page.setTimeout(start);
  };
  if (document.readyState === 'complete') rest();
  else {
    page.addEventListener('load', rest, { once: true });
    page.setTimeout(start, timeout);
  }
}
