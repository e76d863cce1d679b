/** The industries that the company makes packaging for: the page of each, and its filter in the catalogue. */
export const sectors = [
  { id: "food", page: "sectorFood", search: "?food=true" },
  { id: "cosmetics", page: "sectorCosmetics", search: "?neck=24/410,28/410" },
  {
    id: "household",
    page: "sectorHousehold",
    search: "?material=HDPE,PET&volume_min=400&volume_max=1500",
  },
  { id: "pharma", page: "sectorPharma", search: "?volume_max=100" },
  { id: "agriculture", page: "sectorAgriculture", search: "?material=HDPE&volume_min=1000&volume_max=20000" },
  { id: "industry", page: "sectorIndustry", search: "?volume_min=5000" },
  { id: "automotive", page: "sectorAutomotive", search: "?material=HDPE,PP&volume_min=500&volume_max=5000" },
] as const;
