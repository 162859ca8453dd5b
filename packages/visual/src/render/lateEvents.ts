/** Runs in the page. Delays image events, frames and React's scheduler, so that play functions that don't wait fail. */
export function delayEvents() {
  const pending = new WeakSet<HTMLImageElement>();
  const repeatLater = (event: Event) => {
    const image = event.target;
    // The event repeated below is not trusted: don't delay it again.
    if (!(image instanceof HTMLImageElement) || !event.isTrusted) return;
    event.stopImmediatePropagation();
    pending.add(image);
    setTimeout(() => {
      pending.delete(image);
      image.dispatchEvent(new Event(event.type));
    }, 250);
  };
  for (const type of ['load', 'error']) window.addEventListener(type, repeatLater, true);

  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get(this: HTMLImageElement) {
      return !pending.has(this) && complete?.get?.call(this);
    },
  });

  // React's scheduler uses a `MessageChannel`.
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(
    message: unknown,
    transfer?: Transferable[] | StructuredSerializeOptions,
  ) {
    const options = Array.isArray(transfer) ? { transfer } : transfer;
    setTimeout(() => postMessage.call(this, message, options), 30);
  };

  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    nextFrame(() => nextFrame(() => nextFrame(callback)));
}
