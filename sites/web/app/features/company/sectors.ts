/** The industries that the company makes packaging for, and what in the catalogue answers to each. */
export const sectors = [
  { id: "food", search: "?food=true" },
  { id: "cosmetics", search: "?neck=24/410,28/410" },
  { id: "household", search: "?material=HDPE,PET&volume_min=400&volume_max=1500" },
  { id: "pharma", search: "?volume_max=100" },
  { id: "agriculture", search: "?material=HDPE&volume_min=1000&volume_max=20000" },
  { id: "industry", search: "?volume_min=5000" },
  { id: "automotive", search: "?material=HDPE,PP&volume_min=500&volume_max=5000" },
] as const;
