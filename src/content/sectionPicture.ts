/**
 * The sawn corner of a door as near as one sees it on the bench, with what can be read in it: where each part is, and
 * how high its name stands, in units of the picture, 1,280 by 640. Its upper right is dark and empty enough for words.
 */
export const sectionPicture = {
  product: 'aluminium-4',
  src: 'products/aluminium-4-detail.webp',
  alt: 'Dörrhörn på nära håll.',
  parts: [
    { name: 'Brandskivor', y: 70, at: '560 112' },
    { name: 'Svällist', y: 150, at: '596 252' },
    { name: 'Glas i skikt', y: 230, at: '680 390' },
  ],
};
