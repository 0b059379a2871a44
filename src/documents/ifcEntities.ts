/**
 * What elements are called in IFC: the names that a product's model and a check of somebody else's model have to share.
 */

/**
 * The entity, the property set that holds its classes, and whether it opens: then it has sizes, smoke and burglary too.
 */
type IfcEntity = { name: string; common: string; opens: boolean };

export const ifcEntities = {
  door: { name: 'IFCDOOR', common: 'Pset_DoorCommon', opens: true },
  window: { name: 'IFCWINDOW', common: 'Pset_WindowCommon', opens: true },
  'curtain-wall': { name: 'IFCCURTAINWALL', common: 'Pset_CurtainWallCommon', opens: false },
  roof: { name: 'IFCROOF', common: 'Pset_RoofCommon', opens: false },
} as const satisfies Record<string, IfcEntity>;
