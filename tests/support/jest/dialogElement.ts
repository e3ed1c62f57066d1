/** What jsdom lacks of dialogs: modal ones take the focus and give it back. */
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
    // As in a browser, what is told comes after what was done.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  },
});
/** Where the focus was. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

export {};
