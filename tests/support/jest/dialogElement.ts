/**
 * A polyfill for modal dialogs, which jsdom lacks: they take the focus and restore it.
 */
Element.prototype.scrollIntoView = () => undefined;
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement);
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    const last = before.get(this);
    if (last instanceof HTMLElement) last.focus();
    // As in browsers, the event is dispatched asynchronously.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});
/** The element that had the focus before. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

export {};
