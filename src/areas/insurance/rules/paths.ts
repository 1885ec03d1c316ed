// Where insurance stands; by itself, so that whoever links there takes none of its rules along.

export const INSURANCE_PATH = "/insurance";
export const TRIAL_PATH = "/A/insurance/travel/trial";
export const COMPARE_PATH = "/insurance/travel/compare";
export const DETAIL_PATH = "/insurance/travel/detail";
export const REGISTER_PATH = "/insurance/travel/register";
