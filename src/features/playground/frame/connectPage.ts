import { HELLO_INTERVAL } from '../../../config/playground';
import { CONNECT, HELLO, type FromFrame, type ToFrame } from '../protocol';

type Send = (message: FromFrame) => void;

/**
 * Asks the page for a channel, and again until it comes: the page may not be listening yet.
 * Edited code shares this realm and may change every prototype. So the functions that see the
 * channel's end are taken before any code runs, and nothing is looked up on it later.
 * @param onMessage gets what the page says
 * @param onConnected gets the way to answer
 */
export function connectPage(
  win: Window & typeof globalThis,
  onMessage: (message: ToFrame) => void,
  onConnected: (send: Send) => void,
): void {
  const { apply } = Reflect;
  const readData = Object.getOwnPropertyDescriptor(win.MessageEvent.prototype, 'data')
    ?.get as () => unknown;

  const greet = (): void => win.parent.postMessage(HELLO, '*');
  const listen = ({ source, data, ports }: MessageEvent<unknown>): void => {
    const [port] = ports;
    if (source !== win.parent || data !== CONNECT || !port) return;
    win.clearInterval(timer);
    win.removeEventListener('message', listen);
    onConnected(port.postMessage.bind(port));
    port.onmessage = (event) => onMessage(apply(readData, event, []) as ToFrame);
  };
  win.addEventListener('message', listen);
  const timer = win.setInterval(greet, HELLO_INTERVAL);
  greet();
}
