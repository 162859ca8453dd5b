/**
 * Holds the page's load event back, by a document within it that is not closed yet: who waits for the event
 * (a spinning tab, a test, a crawler) finds a page that answers. Returns what lets it go.
 */
export function holdLoad() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentDocument?.open();
  return () => {
    frame.contentDocument?.close();
    frame.remove();
  };
}
