/** The browser APIs for communication between tabs. */
export type TabEnvironment = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'localStorage'
> & {
  BroadcastChannel?: typeof BroadcastChannel;
};

export interface TabListener {
  /** Messages may come from any version of the site: validate them. */
  onMessage: (message: unknown) => void;
  /** The page was restored from the back/forward cache, where it received no messages. */
  onWake: () => void;
}

export interface TabChannel {
  /** Notifies the other tabs; does nothing if the browser does not support it. */
  post: (message: object) => void;
  close: () => void;
}

/**
 * Opens a channel to the other tabs of the site: a BroadcastChannel, or storage events as
 * a fallback.
 * @param name the same in all tabs
 */
export function createTabChannel(
  name: string,
  { onMessage, onWake }: TabListener,
  env: TabEnvironment,
): TabChannel {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onWake();
  };
  env.addEventListener('pageshow', onPageShow);
  const channel =
    openBroadcast(name, onMessage, env) ?? openStorage(name, onMessage, env);
  return {
    post: channel.post,
    close: () => {
      env.removeEventListener('pageshow', onPageShow);
      channel.close();
    },
  };
}

function openBroadcast(
  name: string,
  onMessage: TabListener['onMessage'],
  env: TabEnvironment,
): TabChannel | null {
  if (!env.BroadcastChannel) return null;
  try {
    const channel = new env.BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
    return {
      post: (message) => channel.postMessage(message),
      close: () => channel.close(),
    };
  } catch {
    return null; // Browsers that block storage may also refuse this.
  }
}

function openStorage(
  name: string,
  onMessage: TabListener['onMessage'],
  env: TabEnvironment,
): TabChannel {
  const listener = ({ key, newValue }: StorageEvent): void => {
    if (key !== name || newValue === null) return;
    try {
      onMessage(JSON.parse(newValue));
    } catch {
      // Somebody else's data under our name: ignore it.
    }
  };
  env.addEventListener('storage', listener);
  return {
    post: (message) => {
      try {
        // Removed again, because only a new value triggers an event.
        env.localStorage.setItem(name, JSON.stringify(message));
        env.localStorage.removeItem(name);
      } catch {
        // Blocked storage: this tab keeps its choice, the others are not notified.
      }
    },
    close: () => env.removeEventListener('storage', listener),
  };
}
