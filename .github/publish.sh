#!/usr/bin/env bash
# Publishes a folder to a path of the branch that Pages serves, or removes that path:
#   publish.sh <folder> <path>      publish.sh --remove <path>
# The root (.) is replaced without touching the previews below pr/.
set -euo pipefail

branch=gh-pages
source=$1
target=$2
[ "$source" = --remove ] || source=$(realpath "$source")
GIT_DIR=$(git rev-parse --absolute-git-dir)
export GIT_DIR

# If another job pushes in the meantime, retry on top of it.
for _ in 1 2 3 4 5; do
  work=$(mktemp -d)
  expected=''
  if git fetch --quiet --depth 1 origin "$branch" 2> /dev/null; then
    expected=$(git rev-parse FETCH_HEAD)
    git archive "$expected" | tar -x -C "$work"
  elif git ls-remote --exit-code origin "$branch" > /dev/null; then
    continue
  fi
  if [ "$target" = . ]; then
    find "$work" -mindepth 1 -maxdepth 1 ! -name pr -exec rm -rf {} +
  else
    rm -rf "$work/${target:?}"
  fi
  if [ "$source" != --remove ]; then
    mkdir -p "$work/$target"
    cp -r "$source/." "$work/$target"
  fi
  # Otherwise Pages skips files whose names begin with an underscore.
  touch "$work/.nojekyll"
  # A single commit without a parent, so that old previews do not stay in the history.
  commit=$(
    cd "$work"
    export GIT_WORK_TREE=$work GIT_INDEX_FILE=$work.index
    git add --all --force .
    git -c user.name='github-actions[bot]' \
      -c user.email='41898282+github-actions[bot]@users.noreply.github.com' \
      commit-tree "$(git write-tree)" -m "Publish $target"
  )
  rm -rf "$work" "$work.index"
  if git push --quiet --force-with-lease="$branch:$expected" origin "$commit:refs/heads/$branch"; then
    exit 0
  fi
done
echo "Not published: $branch kept changing." >&2
exit 1
