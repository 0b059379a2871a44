/**
 * The sawn corner of a door as near as one sees it on the bench, with what can be read in it. Points and the ends of their lines are in
 * units of the picture, 1,280 by 640, in which the upper right is dark and empty enough for words.
 */
export const sectionPicture = {
  product: 'aluminium-4',
  src: 'products/aluminium-4-detail.webp',
  alt: 'Uppsågat dörrhörn på nära håll: brandskivor, svällist och glas i skikt.',
  parts: [
    { name: 'Brandskivor', line: 'M725 70 560 112', y: 70 },
    { name: 'Svällist', line: 'M725 150 596 252', y: 150 },
    { name: 'Glas i skikt', line: 'M725 230 680 390', y: 230 },
  ],
};
