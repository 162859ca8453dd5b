/** Says that a page stays as it is: the code that it waited for did not arrive, that of the error page with it. */
export function tellFailure(root: HTMLElement) {
  const note = document.createElement('p');
  note.role = 'alert';
  note.textContent =
    'This page did not load completely. It can be read, but not worked with: please reload it.';
  root.before(note);
}
