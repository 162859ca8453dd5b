/** Runs in the page. Delays image events, frames and React's scheduler, so that play functions that don't wait fail. */
export function delayEvents() {
  const pending = new WeakSet();
  const repeatLater = (/** @type {Event} */ event) => {
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

  const { get } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    get() {
      return !pending.has(this) && get.call(this);
    },
  });

  // React's scheduler uses a `MessageChannel`.
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function post(message, transfer) {
    setTimeout(() => postMessage.call(this, message, transfer), 30);
  };

  const nextFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    nextFrame(() => nextFrame(() => nextFrame(callback)));
}
