/**
 * The worker APIs that are used here; the project's TypeScript types are those of pages.
 */
export interface LifecycleEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface RequestEvent extends LifecycleEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface PageMessageEvent extends LifecycleEvent {
  data: unknown;
}

interface WorkerEvents {
  install: LifecycleEvent;
  activate: LifecycleEvent;
  fetch: RequestEvent;
  message: PageMessageEvent;
}

export interface WorkerScope {
  registration: { scope: string };
  clients: { claim: () => Promise<void> };
  caches: CacheStorage;
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

export const workerScope = globalThis as unknown as WorkerScope;
