/** Plants of a nursery, for the demos of this page. */
export const plants = [
  { id: 1, name: 'Lavender', latin: 'Lavandula angustifolia', place: 'Bed A', price: 6 },
  { id: 2, name: 'Rosemary', latin: 'Salvia rosmarinus', place: 'Bed A', price: 8 },
  { id: 3, name: 'Common sage', latin: 'Salvia officinalis', place: 'Bed B', price: 6 },
  { id: 4, name: 'Dog rose', latin: 'Rosa canina', place: 'Field', price: 14 },
  { id: 5, name: 'Rock rose', latin: 'Cistus albidus', place: 'Bed B', price: 12 },
  { id: 6, name: 'Bay laurel', latin: 'Laurus nobilis', place: 'Greenhouse', price: 28 },
  { id: 7, name: 'Lemon tree', latin: 'Citrus limon', place: 'Greenhouse', price: 46 },
];
