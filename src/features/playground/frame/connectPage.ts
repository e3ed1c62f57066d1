import { HELLO_INTERVAL } from '../../../config/playground';
import { CONNECT, HELLO, type FromFrame, type ToFrame } from '../protocol';

type Send = (message: FromFrame) => void;

/**
 * Requests a channel from the page, repeatedly, because the page may not be listening
 * yet. Edited code shares this realm and may change every prototype, so the functions
 * that access the channel's port are captured before any code runs.
 * @param onMessage receives messages from the page
 * @param onConnected receives the function that sends messages
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
