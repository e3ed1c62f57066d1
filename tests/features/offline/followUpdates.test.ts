import {
  followUpdates,
  type ComingWorker,
  type WorkerRegistration,
} from '../../../src/features/offline/followUpdates';

class FakeWorker extends EventTarget implements ComingWorker {
  state = 'installing';
  postMessage = jest.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget implements WorkerRegistration {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;

  /** The browser has found a new worker. */
  find(): FakeWorker {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

const page = { hasController: true, hasFocus: true };
const reload = jest.fn();
let registration: FakeRegistration;

const follow = (): void =>
  followUpdates(registration, {
    hasController: () => page.hasController,
    hasFocus: () => page.hasFocus,
    reload,
    setInterval: (action, time) => setInterval(action, time),
    clearInterval: (timer) => clearInterval(timer),
  });

beforeEach(() => {
  jest.useFakeTimers();
  reload.mockClear();
  Object.assign(page, { hasController: true, hasFocus: true });
  registration = new FakeRegistration();
});
afterEach(() => jest.useRealTimers());

test('without a controller nothing happens', () => {
  page.hasController = false;
  registration.waiting = new FakeWorker();
  registration.installing = new FakeWorker();
  follow();
  registration.installing.become('installed');
  registration.installing.become('activated');
  registration.find().become('activated');
  jest.advanceTimersByTime(10_000);
  expect(registration.waiting.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a waiting worker receives skipWaiting, and the page stays', () => {
  registration.waiting = new FakeWorker();
  follow();
  expect(registration.waiting.postMessage.mock.calls).toEqual([['skipWaiting']]);
  jest.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
});

test('an installing worker that is installed while another one waits: skipWaiting', () => {
  const worker = (registration.installing = new FakeWorker());
  follow();
  registration.waiting = worker;
  worker.become('installed');
  expect(worker.postMessage.mock.calls).toEqual([['skipWaiting']]);
});

test('installed while none waits: nothing to skip', () => {
  const worker = (registration.installing = new FakeWorker());
  follow();
  worker.become('installed');
  expect(worker.postMessage).not.toHaveBeenCalled();
});

test('activated: reloads at the first check, after 100 ms, if the page has the focus', () => {
  const worker = (registration.installing = new FakeWorker());
  follow();
  worker.become('activating');
  jest.advanceTimersByTime(1000);
  expect(reload).not.toHaveBeenCalled();
  worker.become('activated');
  jest.advanceTimersByTime(99);
  expect(reload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('activated without the focus: checks until the page has it, and reloads once', () => {
  page.hasFocus = false;
  const worker = registration.find();
  registration.installing = worker;
  follow();
  worker.become('activated');
  jest.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  page.hasFocus = true;
  jest.advanceTimersByTime(100);
  jest.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a worker that is found later is watched as well', () => {
  follow();
  const worker = registration.find();
  registration.waiting = worker;
  worker.become('installed');
  worker.become('activated');
  jest.advanceTimersByTime(100);
  expect(worker.postMessage).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('several workers, and one reported twice, cause one reload', () => {
  const first = (registration.installing = new FakeWorker());
  follow();
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = first;
  first.become('installed');
  expect(first.postMessage).toHaveBeenCalledTimes(1);
  first.become('activated');
  registration.find().become('activated');
  jest.advanceTimersByTime(10 * 100);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that fails to install changes nothing', () => {
  const worker = (registration.installing = new FakeWorker());
  follow();
  worker.become('redundant');
  jest.advanceTimersByTime(10_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
