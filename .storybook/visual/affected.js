export function chooseAffected(all) { return all; }
