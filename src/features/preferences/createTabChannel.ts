/** The browser as far as tabs need it to talk. */
export type TabEnvironment = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'localStorage'
> & {
  BroadcastChannel?: typeof BroadcastChannel;
};

export interface TabListener {
  /** Messages come from any version of the site: check them. */
  onMessage: (message: unknown) => void;
  /** The page was taken from the back/forward cache, where it heard nothing. */
  onWake: () => void;
}

export interface TabChannel {
  /** Tells the other tabs; a browser that cannot stays silent. */
  post: (message: object) => void;
  close: () => void;
}

/**
 * Opens a line to the other tabs of the site: a BroadcastChannel, or storage events where
 * there is none.
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
    return null; // Browsers that block storage may refuse this as well.
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
      // Text of somebody else under our name: nothing to tell.
    }
  };
  env.addEventListener('storage', listener);
  return {
    post: (message) => {
      try {
        // Taken away again, since only a new value makes an event.
        env.localStorage.setItem(name, JSON.stringify(message));
        env.localStorage.removeItem(name);
      } catch {
        // Blocked storage: this tab keeps its choice, the others do not hear of it.
      }
    },
    close: () => env.removeEventListener('storage', listener),
  };
}
