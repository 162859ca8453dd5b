/**
 * Delays the window's `load` event until the returned function is called, so that it fires
 * when the page is interactive. Modules loaded by `import()` do not delay it; an unfinished iframe does.
 */
export function holdLoadEvent(): () => void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  frame.contentDocument?.open();
  return () => {
    frame.contentDocument?.close();
    frame.remove();
  };
}
