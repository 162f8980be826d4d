const door = /^apps\/server\/src\/features\/([^/]+\/[^/]+)\/(.*)$/;
const named = /^([^/]+)\.(commands|reads)\.ts$/;

const sentences = {
  hidden: ({ file }) =>
    `error hidden-door: ${file} stands in a folder of its feature; move it into the folder of the feature`,
  unused: ({ file }) =>
    `error unused-door: no other feature imports ${file}; name it after what it does inside its feature`,
  sole: ({ file, wanted }) => `error sole-door: ${file} is the only one of its kind in its feature; call it ${wanted}`,
  other: ({ file, owner }) => `error name-of-another: ${file} has the name of ${owner}; name it after what it answers`,
};

/**
 * Finds doors between features that a newcomer would not find: outside the folder of their feature, used by nobody
 * outside, under another name than the feature although there is one door alone, or under the name of another feature
 * or of its door.
 * @param modules of dependency-cruiser: `{ source, dependents }`
 * @returns one sentence per fault
 */
export function doorFaults(modules) {
  const doors = modules.flatMap(({ source, dependents }) => {
    const [, feature, path] = door.exec(source) ?? [];
    const [, what, kind] = named.exec(path?.split('/').at(-1) ?? '') ?? [];
    return what ? [{ file: source, feature, what, kind, isHidden: path.includes('/'), dependents }] : [];
  });
  const features = new Set(modules.flatMap(({ source }) => door.exec(source)?.[1] ?? []));
  return doors.flatMap((one) => faultsOf(one, doors, features)).map(({ kind, ...fault }) => sentences[kind](fault));
}

function faultsOf({ file, feature, what, kind, isHidden, dependents }, doors, features) {
  const faults = [];
  if (isHidden) faults.push({ kind: 'hidden', file });
  if (dependents.every((path) => path.startsWith(`apps/server/src/features/${feature}/`))) {
    faults.push({ kind: 'unused', file });
  }
  const own = feature.split('/')[1];
  const isSole = doors.filter((other) => other.feature === feature && other.kind === kind).length === 1;
  if (isSole && what !== own) faults.push({ kind: 'sole', file, wanted: `${own}.${kind}.ts` });
  const owner =
    [...features].find((other) => other !== feature && other.split('/')[1] === what) ??
    doors.find((other) => other.feature !== feature && other.what === what)?.feature;
  if (owner) faults.push({ kind: 'other', file, owner });
  return faults;
}
