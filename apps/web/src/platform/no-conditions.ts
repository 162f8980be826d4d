const nothing = () => undefined;

/**
 * Stands for `@ucast/mongo2js` in the browser, the matcher of conditions on objects that CASL builds when it loads:
 * Horae's abilities are pairs of action and subject and carry none. The names are those CASL imports.
 */
export {
  nothing as $all,
  nothing as $elemMatch,
  nothing as $eq,
  nothing as $exists,
  nothing as $gt,
  nothing as $gte,
  nothing as $in,
  nothing as $lt,
  nothing as $lte,
  nothing as $ne,
  nothing as $nin,
  nothing as $options,
  nothing as $regex,
  nothing as $size,
  nothing as all,
  nothing as and,
  nothing as createFactory,
  nothing as elemMatch,
  nothing as eq,
  nothing as exists,
  nothing as gt,
  nothing as gte,
  nothing as lt,
  nothing as lte,
  nothing as ne,
  nothing as nin,
  nothing as regex,
  nothing as size,
  nothing as within,
};
