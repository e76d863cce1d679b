import { watchHistory } from "@preforma/ui/dialog";

// Before Next's router starts, so that it does not take the closing of a dialog for a navigation.
watchHistory();
