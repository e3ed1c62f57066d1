/** The little of a worker's surroundings that is used here; the project's types are a page's. */
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
